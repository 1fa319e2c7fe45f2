/** The paper's own style: A4, page numbers in the margin, a sheet with a bar above it on the screen. */
export const printStyle = `
@page {
  size: A4;
  margin: 16mm 15mm 18mm;
  @bottom-right { content: 'Page ' counter(page) ' of ' counter(pages); width: 20%; font: 8pt sans-serif; color: #555; white-space: nowrap; }
}
@page landscape { size: A4 landscape; margin: 12mm 12mm 15mm; }
@page one-of-several { @bottom-right { content: none; } }
.landscape { page: landscape; }
/* Handed to different people: none of them is page 54 of the others' papers. */
.several .paper:not(.landscape) { page: one-of-several; }
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; color: #1f1d1a; font: 9.5pt/1.45 'Inter Variable', Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
.paper + .paper { break-before: page; }
.company { display: flex; align-items: center; gap: 4mm; padding-bottom: 3mm; border-bottom: 1.5pt solid #334892; }
.company img { width: 14mm; height: 14mm; object-fit: contain; }
.company span { color: #555; font-size: 8.5pt; }
.brand span { display: block; line-height: 1.3; }
.brand span:first-child { color: inherit; font-size: 12pt; font-weight: 650; }
.full-name { margin-left: auto; align-self: end; text-align: right; }
.heading { margin: 5mm 0 4mm; }
h1 { margin: 0; font-size: 14pt; line-height: 1.25; }
.heading p { margin: 1mm 0 0; color: #555; }
h2 { margin: 0 0 1.5mm; font-size: 10pt; break-after: avoid; }
section { margin-bottom: 5mm; }
table { width: 100%; border-collapse: collapse; color: inherit; font: inherit; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
/* As much as a text may claim while others want room too: one long name would leave them a letter a line. */
th, td { max-width: 45mm; padding: 1.3mm 2mm; border-bottom: .5pt solid #d2cdc3; text-align: left; vertical-align: top; overflow-wrap: break-word; }
th { background: #f1eee8; border-bottom: .75pt solid #8f897e; font-size: 8.5pt; font-weight: 600; overflow-wrap: normal; }
.end { text-align: right; }
.end, .one-line { white-space: nowrap; }
.center, .none { text-align: center; }
.none { padding: 8mm; color: #555; }
.totals td { border-top: .75pt solid #8f897e; font-weight: 650; }
.dense td, .dense th { padding-block: .45mm; font-size: 8.5pt; line-height: 1.35; }
.beside { display: grid; grid-template-columns: 3fr 2fr; gap: 0 8mm; }
dl { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 8mm; margin: 0; }
dl div { display: flex; justify-content: space-between; gap: 4mm; padding: 1.1mm 0; border-bottom: .5pt solid #e2ded6; break-inside: avoid; }
dt { color: #555; }
dd { min-width: 0; margin: 0; font-weight: 550; text-align: right; overflow-wrap: anywhere; }
.highlight { display: flex; justify-content: space-between; align-items: baseline; margin: 0 0 5mm; padding: 3mm 4mm; background: #eef1fa; border-left: 2.5pt solid #334892; break-inside: avoid; }
.highlight strong { font-size: 14pt; }
.note { margin: 0 0 4mm; color: #555; font-size: 8.5pt; }
.slips { display: grid; grid-template-columns: repeat(3, 1fr); border-top: .5pt dashed #8f897e; border-left: .5pt dashed #8f897e; }
.slip { margin: 0; padding: 4mm; border-right: .5pt dashed #8f897e; border-bottom: .5pt dashed #8f897e; break-inside: avoid; }
.slip h2 { margin: 0; overflow-wrap: anywhere; }
.slip span, .slip p { color: #555; font-size: 8pt; }
.slip strong { display: block; margin: 1.5mm 0; font-size: 18pt; letter-spacing: .12em; }
.slip p { margin: 1mm 0 0; }
.signatures { display: flex; gap: 10mm; margin-top: 16mm; break-inside: avoid; }
.signatures div { flex: 1; padding-top: 1.5mm; border-top: .75pt solid #1f1d1a; color: #555; font-size: 8.5pt; text-align: center; }
.signatures, .totals { break-before: avoid; }
.last { break-inside: avoid; }
.signed { max-width: none; padding: 0; border: 0; }
.pageBreak { break-after: page; }
@media screen {
  body { background: #e9e5dd; }
  .bar { position: sticky; top: 0; display: flex; justify-content: center; gap: 8px; padding: 10px; background: #fff; border-bottom: 1px solid #d2cdc3; }
  .bar button { padding: 7px 16px; background: #fff; border: 1px solid #8f897e; border-radius: 7px; color: inherit; font: inherit; font-weight: 550; cursor: pointer; }
  .bar p { margin: 0; padding: 7px; }
  .bar button:first-child { background: #4058ab; border-color: #4058ab; color: #fff; }
  /* Sheets out of sight are laid out only for the print. */
  .paper { content-visibility: auto; contain-intrinsic-size: auto 210mm auto 297mm; width: 210mm; max-width: calc(100% - 24px); min-height: 297mm; margin: 16px auto; padding: 16mm 15mm 18mm; background: #fff; box-shadow: 0 2px 14px rgb(0 0 0 / 14%); }
  .paper.landscape { width: 297mm; min-height: 210mm; padding: 12mm 12mm 15mm; }
}
@media print { .bar { display: none; } }
`

/** About a line beside the page number. */
const longestFoot = 90

/**
 * What a paper is, at the foot of the sheets after the first, which has it in its heading. The end of a long one is cut
 * here, because a margin cannot hide what overflows, and its width is fixed so that the page number keeps its own.
 */
export const footStyle = (text: string): string => `
@page { @bottom-left { content: ${JSON.stringify(cut(text))}; width: 80%; font: 8pt sans-serif; color: #555; overflow-wrap: anywhere; } }
@page :first { @bottom-left { content: none; } }
`

const cut = (text: string): string =>
  text.length > longestFoot ? `${text.slice(0, longestFoot - 1).trimEnd()}…` : text
