"""Settings of every test run: hypothesis is steady, so that a run says the same thing twice."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("searching", parent=settings.get_profile("steady"), derandomize=False)
settings.load_profile("steady")
