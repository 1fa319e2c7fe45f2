import { TextInput } from '@mantine/core'
import { texts } from '@tahi/contract'
import { Brand } from '@tahi/ui/brand/brand.tsx'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import classes from './company-form.module.css'
import type { CompanyValues } from './company-values.ts'
import { PictureSetting } from './picture-setting.tsx'

const words = texts.company

/** Name, three lines and logo, with a preview (C2 Register screen). */
export function BrandSection({ form }: { form: DraftForm<CompanyValues> }) {
  const { companyName, nameLines, logoUrl } = form.values
  return (
    <FormSection title={words.sections.brand} hint={words.sections.brandHint}>
      <TextInput
        className={classes.whole ?? ''}
        label={words.fields.companyName}
        required
        {...form.getInputProps('companyName')}
      />
      <div className={`${classes.whole} ${classes.lines}`}>
        {words.fields.nameLines.map((label, index) => (
          <TextInput key={label} label={label} {...form.getInputProps(`nameLines.${index}`)} />
        ))}
      </div>
      <div className={`${classes.whole} ${classes.halves}`}>
        <PictureSetting form={form} name="logoUrl" drawn={words.mark} shape="square" />
        <figure className={classes.preview}>
          <figcaption>{words.preview}</figcaption>
          <Brand name={companyName} lines={nameLines} logo={logoUrl} />
        </figure>
      </div>
    </FormSection>
  )
}
