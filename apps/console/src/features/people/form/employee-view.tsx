import { type PersonRecord, roleTitles, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { PersonAvatar } from '@tahi/ui/avatar/person-avatar.tsx'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { AvatarCard, avatarSize } from './avatar-card.tsx'
import { Facts } from './facts.tsx'
import { PersonHistorySection } from './person-history-section.tsx'
import { hasPay } from './person-values.ts'
import { placeWords } from './place-words.ts'
import { RateHistory } from './rate-history.tsx'

const { fields, genders } = texts.employees
const { sections } = texts.employeeForm

/** A person's record, read-only, for roles that may not change it (D2: the accountant). */
export function EmployeeView({ record }: { record: PersonRecord }) {
  const { address, birthday, age, gender } = record
  const born = birthday && texts.employeeForm.born(formatDay(birthday), age)
  return (
    <FormPage
      list="employees"
      layout="withPicture"
      title={fullName(record)}
      subtitle={placeWords(record)}
      step={texts.actions.view}
      beside={
        <AvatarCard>
          <PersonAvatar name={fullName(record)} src={record.avatar} size={avatarSize} />
          <StatusBadge
            tone={record.status ? 'good' : 'neutral'}
            label={record.status ? texts.choices.active : texts.choices.deactivated}
          />
        </AvatarCard>
      }
    >
      <FormSection title={sections.account}>
        <Facts
          pairs={[
            [fields.role, roleTitles[record.role]],
            [fields.branchId, record.branchName],
            [fields.departmentId, record.departmentName],
            [fields.designationId, record.designationName],
          ]}
        />
      </FormSection>
      <FormSection title={texts.columns.person}>
        <Facts
          pairs={[
            [fields.firstName, record.firstName],
            [fields.middleName, record.middleName],
            [fields.lastName, record.lastName],
            [fields.email, record.email],
            [fields.userId, record.userId],
            [fields.birthday, born],
            [fields.contact, record.contact],
            [fields.gender, gender && genders[gender]],
            [fields.birthplace, record.birthplace],
          ]}
        />
      </FormSection>
      <FormSection title={sections.address}>
        <Facts
          pairs={[
            [fields.streetAddress, address.streetAddress],
            [fields.city, address.city],
            [fields.zipcode, address.zipcode],
            [fields.state, address.state],
          ]}
        />
      </FormSection>
      {hasPay(record) && (
        <FormSection title={sections.payroll}>
          <RateHistory record={record} />
        </FormSection>
      )}
      <PersonHistorySection record={record} />
    </FormPage>
  )
}
