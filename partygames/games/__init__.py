"""The games. Each package exports the protocol of core.game; none imports another."""
