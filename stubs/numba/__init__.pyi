"""As much of numba as Tilehall uses: numba itself has no types."""

from collections.abc import Callable
from typing import Literal, TypeVar

from numba import config as config

_F = TypeVar("_F", bound=Callable[..., object])

def njit(
    *,
    cache: bool = ...,
    inline: Literal["never", "always"] = ...,
    fastmath: bool = ...,
    boundscheck: bool = ...,
    forceinline: bool = ...,
) -> Callable[[_F], _F]: ...
