import { languageNames, languages } from '@tahi/contract/employee-texts/words'
import { chooseLanguage, useLanguage } from '../platform/language.ts'
import classes from './quiet-button.module.css'

/** Switches to the other language before sign-in. */
export function LanguageSwitch() {
  const language = useLanguage()
  const other = languages.find((choice) => choice !== language) ?? language
  return (
    <button type="button" className={classes.quiet} lang={other} onClick={() => chooseLanguage(other)}>
      {languageNames[other]}
    </button>
  )
}
