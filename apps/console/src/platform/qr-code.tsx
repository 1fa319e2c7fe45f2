import { encode } from 'uqr'

type QrCodeProps = {
  /** What it says, usually an address. */
  text: string
  /** What it is for, aloud. */
  label: string
  /** Pixels. */
  size?: number
}

/** A QR code, dark on white in both themes: some cameras read no other. */
export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  // The quiet zone of four modules is part of the standard.
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
