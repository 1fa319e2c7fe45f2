// Loaded before the server (--import): its clock starts at TAHI_E2E_NOW and goes on from there, so that the
// demo company and every journey look the same on every day. The product itself has no such setting.
const { TAHI_E2E_NOW } = process.env

if (TAHI_E2E_NOW) {
  const RealDate = Date
  const offset = RealDate.parse(TAHI_E2E_NOW) - RealDate.now()

  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      if (parts.length === 0) super(RealDate.now() + offset)
      else super(...parts)
    }

    static now() {
      return RealDate.now() + offset
    }
  }
}
