import { randomUUID } from 'node:crypto'
import {
  listPayslips,
  markPayslips,
  type Payslip,
  printPayslip,
  readPayslip,
  saveCompanySettings,
  texts,
} from '@tahi/contract'
import { formatExactPesos } from '@tahi/domain'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { pdfText } from '../../../test/fixtures/pdf-text.ts'
import type { Person } from '../../../test/fixtures/server.ts'
import { payslipPaper } from './paper/payslip-paper.ts'

describe('a payslip as a PDF', () => {
  let place: PayrollBranch
  let slip: Payslip
  let colleague: Person

  beforeAll(async () => {
    place = await openPayrollBranch()
    const { sewer, attend } = place
    for (const day of [2, 3, 4]) await attend(sewer, day, '07:00', '16:00')
    await attend(sewer, 5, '07:00', '17:30')
    await attend(sewer, 6, '07:00', '')
    await attend(sewer, 7, '', '', 'absent')
    slip = await place.pay(sewer)
    colleague = await place.hire({ lastName: 'Ñuñez' })
    await place.pay(colleague)
  })

  const print = (as: Person, id = slip._id, language?: 'en' | 'fil') =>
    place.tahi.call(as, printPayslip, { params: { id }, query: language ? { language } : {} })
  const textOf = async (as: Person, id?: string, language?: 'en' | 'fil') =>
    pdfText((await print(as, id, language)).raw)

  it('is a file of its own name that nothing keeps on the way', async () => {
    const { status, headers, raw } = await print(place.sewer)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe(
      `attachment; filename=payslip-${place.sewer.code}-2026-11-15.pdf`,
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
    expect(raw.length).toBeLessThan(60_000)
  })

  it('says whose it is, and every figure as the payslip has it, with how it came about', async () => {
    const [sheet = [], ...others] = await textOf(place.sewer)
    expect(others).toEqual([])
    const after = (label: string, count: number) => {
      const index = sheet.indexOf(label)
      return index < 0 ? [] : sheet.slice(index + 1, index + 1 + count)
    }
    expect(after('Employee', 1)).toEqual([`${slip.employee.lastName}, ${slip.employee.firstName}`])
    expect(after('User ID', 1)).toEqual([place.sewer.code])
    expect(after('Payslip', 1)).toEqual(['Nov 1–15, 2026'])
    expect(after('Days present', 1)).toEqual(['5'])
    expect(after('Status', 1)).toEqual(['Pending'])
    expect(after('Regular pay', 2)).toEqual([
      '4 paid days, 32.00 hours × ₱537.50 ÷ 8',
      formatExactPesos(slip.totalRegularPay),
    ])
    expect(after('Overtime pay', 2)).toEqual([
      '1 day, 1.50 hours × ₱80.00',
      formatExactPesos(slip.totalOvertimePay),
    ])
    expect(after('Gross pay', 2)).toEqual(['₱2,150.00 + ₱120.00', formatExactPesos(slip.grossPay)])
    expect(after('SSS', 2)).toEqual(['4.5% of ₱2,270.00', formatExactPesos(slip.sss)])
    expect(after('Pag-IBIG', 2)).toEqual(['2% of ₱2,270.00', formatExactPesos(slip.pagIbig)])
    expect(after('PhilHealth', 2)).toEqual(['4.5% of ₱2,270.00', formatExactPesos(slip.philHealth)])
    expect(after('Total deductions', 2)[1]).toBe(formatExactPesos(slip.totalDeductions))
    expect(after('Net pay', 1)).toEqual([formatExactPesos(slip.netPay)])
    expect(after('Prepared by', 1)).toEqual(['Received by'])
    expect(sheet.at(-1)).toBe('Page 1 of 1')
  })

  it('has each day, with what it brought or why not', async () => {
    const [sheet = []] = await textOf(place.sewer)
    const days = sheet.slice(sheet.indexOf('What it brought') + 1, sheet.indexOf('Prepared by'))
    expect(days.slice(-12)).toEqual([
      ...['Thu, Nov 5', '7:00 AM', '5:30 PM', '8:00 h regular, 1:30 h overtime'],
      ...['Fri, Nov 6', '7:00 AM', '–', 'not counted, the time-out is missing'],
      ...['Sat, Nov 7', '–', '–', 'not counted, absent'],
    ])
    expect(days).toHaveLength(6 * 4)
  })

  it('is signed on a sheet that shows some of it, however many days there are', async () => {
    const { ok } = await place.tahi.call(place.manager, readPayslip, { params: { id: slip._id } })
    const [day] = ok.data.days
    const about = {
      company: { name: 'Own', lines: ['118 Rizal Street'] },
      language: 'en',
      now: new Date(),
    } as const
    let sheets = 1
    for (let count = 0; sheets < 3; count += 1) {
      const days = day ? Array<typeof day>(count).fill(day) : []
      const paper = pdfText(await payslipPaper({ ...ok.data, days }, about))
      const last = paper.at(-1)
      expect(last, `${count} days`).toContain('Received by')
      if (paper.length > 1) expect(last, `${count} days`).toContain('Mon, Nov 2')
      expect(paper.filter((sheet) => sheet.includes('What it brought')).length, `${count} days`).toBe(
        paper.filter((sheet) => sheet.includes('Mon, Nov 2')).length || 1,
      )
      sheets = paper.length
    }
  })

  it('speaks Filipino on request, with the same amounts', async () => {
    const [english = [], filipino = []] = [
      (await textOf(place.sewer)).flat(),
      (await textOf(place.sewer, undefined, 'fil')).flat(),
    ]
    expect(filipino).toContain('4 araw na may bayad, 32.00 oras × ₱537.50 ÷ 8')
    expect(filipino).toContain('hindi binilang, walang time-out')
    const amounts = (sheet: string[]) => sheet.filter((text) => /^₱[\d,.]+$/.test(text))
    expect(amounts(filipino)).toEqual(amounts(english))
    expect((await print(place.sewer, slip._id, 'de' as 'en')).status).toBe(400)
  })

  it('writes names with every letter they have', async () => {
    const { tahi } = place
    const { ok } = await tahi.call(colleague, listPayslips, { params: { id: 'all' }, query: {} })
    expect((await textOf(colleague, ok.data[0]?._id)).flat()).toContain(
      `Ñuñez, ${ok.data[0]?.employee.firstName}`,
    )
  })

  it('says at its foot whose it is and for when, however long the name', async () => {
    const name = { lastName: 'Villanueva-Santos de la Concepción', firstName: 'Maria '.repeat(10).trim() }
    const { _id, employee } = await place.pay(await place.hire(name))
    const [sheet] = await textOf(place.manager, _id)
    expect(sheet?.at(-2)).toMatch(/…$/)
    expect(sheet?.at(-2)).toContain(`${employee.userId} · Nov 1–15, 2026 · Villanueva-Santos`)
  })

  it('has the company’s address in its head, line by line, and whole', async () => {
    const { tahi } = place
    await tahi.database.asOwner((queries) =>
      sql`insert into company (name) values ('Own') on conflict do nothing`.execute(queries),
    )
    const admin = await tahi.addPerson('admin')
    const save = (address: string, phone: string) =>
      tahi.call(admin, saveCompanySettings, { body: { address, phone } })
    const headOf = ([sheet = []]: string[][]) => sheet.slice(1, sheet.indexOf('Payslip'))
    await save('118 Rizal Street\nBulacan 3000', '+63 44 555 0118')
    expect(headOf(await textOf(place.sewer))).toEqual(['118 Rizal Street', 'Bulacan 3000', '+63 44 555 0118'])

    const long =
      'Unit 1204-B, Gusaling Pangkalakalan ng San Isidro, 118 Rizal Street corner MacArthur Highway, Barangay San Isidro, City of Malolos, Bulacan 3000'
    await save(long, '')
    const lines = headOf(await textOf(place.sewer))
    await save('', '')
    expect(lines.map((line) => line.trim()).join(' ')).toBe(long)
    expect(lines.length).toBeGreaterThan(1)
  })

  it('says so when it is paid', async () => {
    const { tahi, manager } = place
    const mark = (status: 'paid' | 'pending') =>
      tahi.call(manager, markPayslips, { body: { ids: [slip._id], status } })
    await mark('paid')
    const [sheet = []] = await textOf(place.sewer)
    expect(sheet[sheet.indexOf('Status') + 1]).toBe('Paid')
    await mark('pending')
  })

  it('is for whoever may read the payslip, and for nobody else', async () => {
    const { tahi, manager } = place
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    for (const as of [manager, await tahi.addPerson('act'), await tahi.addPerson('admin')])
      expect((await print(as)).status).toBe(200)
    for (const as of [colleague, stranger]) {
      const { status, failure } = await print(as)
      expect(status).toBe(404)
      expect(failure).toEqual({ success: false, code: 'not_found', msg: texts.recordNotFound })
    }
    expect((await print(place.sewer, randomUUID())).status).toBe(404)
  })
})
