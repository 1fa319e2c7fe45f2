// Loaded before the server (--import), and in its worker threads: the clock starts at TAHI_E2E_NOW and advances from there,
// so that the demo company and every journey look the same on every day. The product itself has no such setting.
const RealDate = Date
let offset = 0

/** @param {string} now the clock's time at this moment, in ISO 8601 */
export function setClock(now) {
  offset = RealDate.parse(now) - RealDate.now()
}

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset)
    else super(...parts)
  }

  static now() {
    return RealDate.now() + offset
  }
}

if (process.env.TAHI_E2E_NOW) setClock(process.env.TAHI_E2E_NOW)
