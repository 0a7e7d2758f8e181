### Playing on this device: what the first view needs.

# The name of somebody at this device who has not chosen one.
player = Player { $number }
# A bar above every page while the network or the hall is away.
bar = Connection
    .device = No network. Everything here is on this device, and goes on.
    .hall = The hall does not answer. This page tries again by itself.
    .play = Play on this device
# Why the games could not be kept on this device.
failed-network = The connection broke. What has arrived is kept: try again, and only the rest is loaded.
failed-full = There is not enough room on this device, so nothing was kept. Free some space, then try again.
cannot-keep = This browser does not let the page stay on the device. A private window may be the reason.
    .insecure = The browser keeps pages only over a secure connection. Open this hall with https to play without a network.
