### The frame of every screen.

one-moment = One moment…
# A screen, loaded on first use, that did not arrive.
part-not-loaded = This part of the page could not be loaded. The hall may have been updated: reload the page.
load-again = Load again
about-tilehall = About Tilehall
language = Language
# Less than a minute before now.
just-now = just now
not-copied = This browser does not let the page copy. Mark the text and copy it by hand.
