"""Whatever a test does to the keys, the next one finds them as they came."""

import pytest

from partygames.ui.shortcuts import keys


@pytest.fixture(autouse=True)
def keys_as_they_came():
    """Leave no key behind."""
    keys.use({})
    yield
    keys.use({})
