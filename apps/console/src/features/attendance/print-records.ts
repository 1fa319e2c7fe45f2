import { type Company, type exportAttendance, listAttendance, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { fillPrintWindow, reservePrintWindow } from '@tahi/ui/print/print.ts'
import { client } from '../../platform/session.ts'
import { shownTime } from './record-columns.tsx'
import { statusWords } from './statuses.ts'

type Filters = Parameters<typeof client.send<typeof exportAttendance>>[1]['query'] & {
  from: string
  to: string
}

/** The printed report of the filtered records (C2 Printed report), in the print window of C9. */
export async function printRecords(company: Company, filters: Filters): Promise<void> {
  const popup = reservePrintWindow()
  if (!popup) throw new Error('The browser blocked the print window. Allow pop-ups for this page.')
  try {
    const { data } = await client.send(listAttendance, {
      params: { id: 'all' },
      query: { ...filters, sort: 'date' },
    })
    fillPrintWindow(popup, {
      title: texts.attendance.printTitle(formatDay(filters.from), formatDay(filters.to)),
      company: { name: company.name },
      sections: [
        {
          kind: 'table',
          columns: [
            { label: 'User ID' },
            { label: 'Name' },
            { label: 'Status' },
            { label: 'Date' },
            { label: 'Time in', align: 'end' },
            { label: 'Time out', align: 'end' },
          ],
          rows: data.map((record) => [
            record.employee.userId,
            `${record.employee.lastName}, ${record.employee.firstName}`,
            statusWords[record.status].label,
            formatDay(record.date),
            shownTime(record.timeIn),
            shownTime(record.timeOut),
          ]),
          empty: texts.noData,
        },
        { kind: 'signatures', labels: ['Prepared by', 'Approved by'] },
      ],
    })
  } catch (failure) {
    popup.close()
    throw failure
  }
}
