import { limits } from '../limits.ts'

/** A new gate, and the code that pairs its tablet. */
export const gatePairingTexts = {
  nameExample: 'Front gate',
  showCode: 'Show code',
  /** @param gate its name */
  qrCode: (gate: string) => `QR code that pairs ${gate}`,
  holds: `It holds for ${limits.gateCodeMinutes} minutes and pairs one tablet.`,
  done: 'Done',
} as const
