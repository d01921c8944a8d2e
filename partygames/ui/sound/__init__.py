"""What the table hears: six soft sounds, when they come, and the loudspeaker."""
