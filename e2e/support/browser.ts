import { existsSync } from 'node:fs'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env.CHROMIUM_PATH ?? usual.find((path) => existsSync(path))

/** The system's Chromium, without background services that use the network. */
export const browserLaunch = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A journey's pages are too short-lived for optimised compilation of their scripts.
    '--js-flags=--no-opt --no-maglev',
  ],
}

/**
 * The same with reduced transparency: without a graphics card, the blur behind dialogs takes a tenth of a journey's time.
 * `dialog-blur.spec.ts` tests the blur.
 */
export const launchWithoutBlur = {
  ...browserLaunch,
  args: [...browserLaunch.args, '--blink-settings=prefersReducedTransparency=true'],
}
