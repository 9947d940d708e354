import { useState } from 'react'
import { findGradeLevel, hasFaculty } from '#domain/account/grade-level.ts'
import type { Profile } from '#domain/account/profile.ts'
import {
  findProfileError,
  PROFILE_MESSAGES,
  type ProfileDraft,
  type ProfileField,
  type ProfileTextField,
  toDraft,
} from '#domain/account/profile-fields.ts'
import { useProfileUpdate } from '#src/platform/data/profile-query.ts'
import { TextField } from '#src/ui/field.tsx'
import { describeFailure } from '../outcome.tsx'
import { FormFrame, type FormProps, useFormAnswer } from './form-frame.tsx'
import { CollegeField, FacultyField, FullNameField, GradeLevelField, PhoneField } from './shared-inputs.tsx'

export function EditProfileForm({ profile, outcome, onClose, ...form }: FormProps & { profile: Profile }) {
  const { onOutcome, onDone } = useFormAnswer(form)
  const [draft, setDraft] = useState(() => toDraft(profile))
  const { mutateAsync, isPending } = useProfileUpdate()

  const set = <Name extends ProfileField>(field: Name, value: ProfileDraft[Name]) =>
    setDraft({ ...draft, [field]: value })
  const fieldProps = (field: ProfileTextField) => ({
    onChange: (value: string) => set(field, value),
    readOnly: isPending,
    value: draft[field],
  })
  const inputProps = (field: ProfileTextField) => ({
    ...fieldProps(field),
    name: field,
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  })

  const save = async () => {
    const error = findProfileError(draft)
    onOutcome(error ? { text: error } : null)
    if (error) return
    try {
      await mutateAsync(draft)
      onDone(PROFILE_MESSAGES.updated)
    } catch (error) {
      onOutcome(describeFailure(PROFILE_MESSAGES.notUpdated, error))
    }
  }

  return (
    <FormFrame
      busy={isPending}
      busyText="Saving..."
      name="Edit Profile"
      onClose={onClose}
      onSubmit={save}
      outcome={outcome}
      submit="Save Changes"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FullNameField {...fieldProps('full_name')} />
        <PhoneField {...fieldProps('phone_number')} />
        <GradeLevelField onChange={(level) => set('grade_level', level)} value={draft.grade_level} />
        {hasFaculty(findGradeLevel(draft.grade_level)) && (
          <FacultyField onChange={(faculty) => set('faculty', faculty)} value={draft.faculty} />
        )}
        <CollegeField {...fieldProps('college')} />
        <TextField autoComplete="off" label="+2 College" {...inputProps('plus2_college')} />
      </div>
      <TextField autoComplete="street-address" label="Address" {...inputProps('address')} />
    </FormFrame>
  )
}
