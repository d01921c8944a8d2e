"""The guided first round: a coach at a real table, who says each thing once, when it happens."""
