import { existsSync } from 'node:fs'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env.CHROMIUM_PATH ?? usual.find((path) => existsSync(path))

/** The system's Chromium, quiet: nothing that it does by itself reaches the network. */
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
    // A journey's pages are gone before it pays to compile their scripts a second time, for speed.
    '--js-flags=--no-opt --no-maglev',
  ],
}

/**
 * The same for whoever wishes for less transparency: drawn without a graphics card, the blur behind dialogs is a tenth of a
 * journey's work. `dialog-blur.spec.ts` looks at it.
 */
export const launchWithoutBlur = {
  ...browserLaunch,
  args: [...browserLaunch.args, '--blink-settings=prefersReducedTransparency=true'],
}
