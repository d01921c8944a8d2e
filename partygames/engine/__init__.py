"""One game at one table: the session that owns the state, its clock, its journal and its computer players. QtCore only."""
