"""Accounts: a visitor is a guest, known by a signed cookie."""

import secrets
import time
from hashlib import blake2b
from typing import Final

from itsdangerous import BadSignature, Signer

from rotonde.server.visitors.names import guest_name
from rotonde.store import User, Users

COOKIE: Final = "rotonde"
COOKIE_AGE: Final = 365 * 24 * 3600
"""Seconds for which a browser keeps a guest's identity."""


class Accounts:
    """Users by cookie. The key of the signatures lies in the store, so that all nodes share it."""

    def __init__(self, users: Users) -> None:
        self.users = users
        self.signer = Signer(b"")
        self.key = b""

    async def open(self) -> None:
        """Read the key, or make it at the very first start."""
        key = await self.users.secret("cookie", secrets.token_hex(32))
        self.signer = Signer(key, salt="rotonde-visitor")
        self.key = key.encode()

    async def visitor(self, cookie: str | None) -> User | None:
        """The owner of this cookie; None for a stranger or a forged one."""
        user = self.named_in(cookie)
        return None if user is None else await self.users.user(user)

    def named_in(self, cookie: str | None) -> str | None:
        """The id that we once gave with this cookie; its guest may be forgotten since."""
        if not cookie:
            return None
        try:
            return self.signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None

    def origin_of(self, address: str) -> str:
        """A digest of an address, which says nothing to who does not know our key."""
        return blake2b(address.encode(), key=self.key[:64], digest_size=8).hexdigest()

    async def welcome(self, address: str) -> tuple[User, str]:
        """A new guest from an address, and the cookie to know them by."""
        user = User(secrets.token_hex(8), guest_name(), time.time(), self.origin_of(address))
        await self.users.add_user(user)
        return user, self.signer.sign(user.id).decode()
