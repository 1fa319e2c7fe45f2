import { Button, Skeleton } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { readCompanySettings, texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import { Answer } from '../../../platform/answer.tsx'
import { useOpened } from '../../../platform/calls.ts'
import { CompanyForm } from './company-form.tsx'

/** The company's texts and pictures for its landing page, papers and mails. */
export default function CompanyPage() {
  const query = useOpened(readCompanySettings, {})
  return (
    <Page
      title={texts.company.title}
      subtitle={texts.company.subtitle}
      width="narrow"
      tools={
        <Button
          component="a"
          // The new tab has no session, so it shows the public page.
          href="/"
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={16} />}
        >
          {texts.company.view}
        </Button>
      }
    >
      <Answer
        of={query}
        waiting={[270, 470, 190].map((height) => <Skeleton key={height} height={height} radius="lg" />)}
      >
        {({ data }) => <CompanyForm settings={data} />}
      </Answer>
    </Page>
  )
}
