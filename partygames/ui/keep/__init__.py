"""What people keep of an evening of Doodle Rush: pictures, films of the drawing being made, an album. Made off the GUI thread."""
