import { type CompanySettings, texts } from '@tahi/contract'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useEffect, useRef } from 'react'
import { StaleNotice } from '../../../platform/stale/stale-notice.tsx'
import { BrandSection } from './brand-section.tsx'
import { companyVersions } from './company-values.ts'
import { ContactSection } from './contact-section.tsx'
import { LandingSection } from './landing-section.tsx'
import { TimeZoneSection } from './time-zone-section.tsx'
import { useCompanyForm } from './use-company-form.ts'

/** The settings, grouped by where they are shown: name and brand, landing page, contact, time zone. */
export function CompanyForm({ settings }: { settings: CompanySettings }) {
  const { form, error, stale, save, settleStale } = useCompanyForm(settings)
  const isStale = stale !== undefined
  const notice = useRef<HTMLDivElement>(null)
  // The form is long, and Save is at its other end.
  useEffect(() => {
    if (isStale) notice.current?.scrollIntoView({ block: 'center' })
  }, [isStale])

  return (
    <Form onSubmit={save} submitLabel={texts.company.save} error={error}>
      {stale && (
        <div ref={notice}>
          <StaleNotice versions={companyVersions(stale.states)} onSettle={settleStale} />
        </div>
      )}
      <BrandSection form={form} />
      <LandingSection form={form} />
      <ContactSection form={form} />
      <TimeZoneSection form={form} isFixed={settings.timeZoneFixed} />
    </Form>
  )
}
