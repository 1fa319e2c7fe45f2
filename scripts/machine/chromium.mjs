import { run, tool } from '../process/run.mjs'
import { say } from '../process/say.mjs'
import { installDebianPackage } from './debian.mjs'
import { findInPath, isProgram } from './programs.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const onMacos = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

/**
 * The browser for journeys and screenshots: that of CHROMIUM_PATH, the system's, or Playwright's own.
 * @returns {Promise<string | undefined>} its path
 */
async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return isProgram(chosen) ? chosen : undefined
  return findInPath(names) ?? onMacos.find(isProgram) ?? (await findPlaywrights())
}

/**
 * The system's headless shell, with which the journeys take a fifth less work. It shows no notifications and no PDF.
 * @returns {string | undefined} its path; undefined when CHROMIUM_PATH is set
 */
export const findHeadlessShell = () =>
  process.env.CHROMIUM_PATH ? undefined : findInPath(['chromium-headless-shell'])

/**
 * Finds a Chromium, or installs one where that needs no confirmation.
 * @returns {Promise<{ path: string } | { unavailable: string }>}
 */
export async function provideChromium() {
  const found = await findChromium()
  if (found) return { path: found }
  if (process.env.CHROMIUM_PATH) return { unavailable: 'CHROMIUM_PATH names no program' }
  if (!(await installDebianPackage('chromium'))) {
    say("Installing Playwright's Chromium …")
    await run([...tool('@playwright/test', 'playwright'), 'install', 'chromium'], { limitMinutes: 5 })
  }
  const installed = await findChromium()
  return installed ? { path: installed } : { unavailable: 'no Chromium is here and none could be installed' }
}

/** @returns {Promise<string | undefined>} */
async function findPlaywrights() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return isProgram(path) ? path : undefined
}
