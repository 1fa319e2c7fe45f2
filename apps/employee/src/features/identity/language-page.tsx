import { identityWords } from '@tahi/contract/employee-texts/identity'
import { languageNames } from '@tahi/contract/employee-texts/words'
import { Button } from '../../components/button.tsx'
import { Page } from '../../components/page.tsx'
import { chooseLanguage } from '../../platform/language.ts'
import { Brand } from './brand.tsx'

/** The first page, in both languages, because none is chosen yet. */
export function LanguagePage() {
  return (
    <Page title={`${identityWords.fil.chooseLanguage} · ${identityWords.en.chooseLanguage}`}>
      <Brand />
      <Button onClick={() => chooseLanguage('fil')} lang="fil">
        {languageNames.fil}
      </Button>
      <Button onClick={() => chooseLanguage('en')} lang="en">
        {languageNames.en}
      </Button>
    </Page>
  )
}
