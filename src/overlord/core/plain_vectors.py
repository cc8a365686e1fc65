"""Vectors in plain Python, for machines without librt: lists with what `core.vectors` needs."""

from typing import Any, TypeVar

T = TypeVar("T")


class vec(list[T]):  # noqa: N801 (librt's name)
    """A list whose slices are vectors; `vec[i64]` is asked for no item type."""

    def __class_getitem__(cls, item: object) -> Any:
        return cls

    def __getitem__(self, i: Any) -> Any:
        found = list.__getitem__(self, i)
        return vec(found) if isinstance(i, slice) else found


def append(v: vec[T], item: T) -> vec[T]:
    v.append(item)
    return v


def pop(v: vec[T], i: int = -1) -> tuple[vec[T], T]:
    item = list.pop(v, i)
    return v, item
