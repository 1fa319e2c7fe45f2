import { Anchor } from '@mantine/core'
import { saveFile } from '@tahi/client/save-file'
import { texts } from '@tahi/contract'
import { personColumnTitles } from '@tahi/domain'

/** Saves a file with nothing but the columns' titles. */
export const EmptyTemplate = () => (
  <Anchor component="button" type="button" size="sm" onClick={() => saveFile(template())}>
    {texts.peopleImport.emptyTemplate}
  </Anchor>
)

/** The column titles, as a CSV file for spreadsheet programs. */
const template = () => ({
  fileName: 'employee-template.csv',
  content: new Blob([`${Object.values(personColumnTitles).join(',')}\r\n`], { type: 'text/csv' }),
})
