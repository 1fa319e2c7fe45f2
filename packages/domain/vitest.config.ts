/** The limit ends a test that hangs: those of properties compute for seconds on a busy machine. */
export default { test: { testTimeout: 60_000 } }
