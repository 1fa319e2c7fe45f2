import { encode } from 'uqr'

type QrCodeProps = {
  /** The encoded text, usually an address. */
  text: string
  /** The accessible name. */
  label: string
  /** Pixels. */
  size: number
}

/** A QR code, dark on white in both themes: some cameras read nothing but that. */
export function QrCode({ text, label, size }: QrCodeProps) {
  // The standard requires a quiet zone of four modules.
  const { data, size: modules } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${modules}v${modules}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  )
}
