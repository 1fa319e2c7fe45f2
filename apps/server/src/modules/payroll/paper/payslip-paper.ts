import type { ExplainedPayslip, Language } from '@tahi/contract'
import { payDayLabel, payPeriodLabel, payslipInWords, payWords } from '@tahi/contract'
import { formatExactPesos, listedName } from '@tahi/domain'
import { colours, drawPaper, type Paper } from '../../../platform/pdf/paper.ts'
import {
  drawFacts,
  drawHead,
  drawHighlight,
  drawSignatures,
  drawTable,
  signaturesHeight,
} from '../../../platform/pdf/sections.ts'

/** The employer, as shown in the paper's head. */
export interface PaperHead {
  readonly name: string
  readonly lines: readonly string[]
}

/** One payslip on A4: every figure with its explanation, and the days behind them (W2 Print Slip). */
export function payslipPaper(
  slip: ExplainedPayslip,
  { company, language, now }: { company: PaperHead; language: Language; now: Date },
): Promise<Buffer> {
  const { paper: words } = payWords[language]
  const period = payPeriodLabel(slip, language)
  const name = listedName(slip.employee)
  return drawPaper(
    {
      title: `${words.title}, ${slip.employee.userId}, ${period}`,
      author: company.name,
      language: `${language}-PH`,
      createdAt: now,
      // The name comes last, because a line that is too long is cut at its end.
      foot: (page, pages) => [`${slip.employee.userId} · ${period} · ${name}`, words.page(page, pages)],
    },
    (paper) => {
      drawHead(paper, { company: company.name, lines: company.lines, title: words.title, subtitle: period })
      drawFacts(paper, factsOf(slip, language, name))
      drawFigures(paper, slip, language)
      drawSignatures(paper, [words.preparedBy, words.receivedBy])
    },
  )
}

function factsOf(slip: ExplainedPayslip, language: Language, name: string): (readonly [string, string])[] {
  const { paper: words } = payWords[language]
  return [
    [words.employee, name],
    [words.userId, slip.employee.userId],
    [words.branch, slip.branchName],
    [words.department, slip.departmentName ?? '–'],
    [words.dailyRate, formatExactPesos(slip.dailyRate)],
    [words.overtimeRate, formatExactPesos(slip.overtimeRate)],
    [words.regularDays, String(slip.regularDays)],
    [words.payDate, payDayLabel(slip.payDate, language, 'year')],
    [words.status, words[slip.status]],
  ]
}

function drawFigures(paper: Paper, slip: ExplainedPayslip, language: Language): void {
  const { paper: words, none } = payWords[language]
  const { earnings, deductions, net, days } = payslipInWords(slip, language)
  const figures = (caption: string, lines: typeof earnings) =>
    drawTable(paper, {
      columns: [
        { label: caption, part: 0.26 },
        { label: words.how, part: 0.52 },
        { label: words.amount, part: 0.22, end: true },
      ],
      rows: lines.map(({ label, how, amount, figure }) => ({
        cells: [label, how, amount],
        total: figure === 'gross' || figure === 'deductions',
      })),
      empty: none,
    })
  figures(words.earnings, earnings)
  figures(words.deductions, deductions)
  drawHighlight(paper, { label: net.label, note: net.how, value: net.amount })
  drawTable(paper, {
    columns: [
      { label: words.day, part: 0.2 },
      { label: words.timeIn, part: 0.13, end: true },
      { label: words.timeOut, part: 0.13, end: true },
      { label: words.remark, part: 0.54 },
    ],
    rows: days.map(({ label, timeIn, timeOut, words: what, paid }) => ({
      cells: [label, timeIn || '–', timeOut || '–', what],
      ...(!paid && { colour: colours.dim }),
    })),
    empty: none,
    followedBy: signaturesHeight,
  })
}
