/** 'What to tell me': the kinds of notification, and the devices that show pushes. */
export const notificationSettingsTexts = {
  when: 'Tell me when',
  channels: { bell: 'Bell', push: 'Push' },
  pushTitle: 'Push on my devices',
  pushDetail:
    'A device that you allow shows what is ticked under Push, also when Tahi is closed. It may show on a locked screen, so pushes name no pay.',
  unnamed: 'A browser',
  thisDevice: 'This device',
  allowed: (day: string) => `Allowed ${day}`,
  remove: (device: string) => `Remove ${device || 'this browser'}`,
  allow: 'Allow on this device',
  notAllowed: 'Nothing was allowed. You can do it here whenever you like.',
  obstacles: {
    insecure: 'Push needs a secure address (https://). Ask who runs Tahi for it.',
    unsupported:
      'This browser cannot show pushes. On an iPhone or iPad, add Tahi to the Home Screen first and open it from there.',
    denied:
      'This browser blocks notifications of Tahi. Allow them in its settings for this page, then open this window again.',
  },
  browserFull:
    'This browser has no space left to remember the device, so nothing was allowed. Free some, then try again.',
  unreachable: 'This browser could not reach its push service. Check the connection and try again.',
} as const
