import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contentClass, type GradeLevel } from '#domain/account/grade-level.ts'
import { subjectNamesOf } from '#domain/study/target-subjects.ts'
import { listSubjectNames } from '#src/content/catalogue-data.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

type Props = {
  legend: string
  gradeLevel: GradeLevel | null
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/**
 * A choice of subjects: those of the grade level, and those that were chosen earlier, perhaps for another grade level.
 */
export function SubjectChoice({ legend, gradeLevel, chosen, onChange }: Props) {
  const ofLevel = useSubjectNames(gradeLevel)
  const [before] = useState(chosen)
  if (!ofLevel) {
    return (
      <Skeleton className="flex gap-2" text="Loading subjects...">
        <Bone className="h-11 w-24" />
        <Bone className="h-11 w-32" />
        <Bone className="h-11 w-24" />
      </Skeleton>
    )
  }
  const names = [...new Set([...ofLevel, ...before])]
  return (
    <fieldset>
      <legend className="mb-2 text-13 font-semibold text-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <label
            className="flex min-h-11 items-center gap-2 rounded-full border border-strong px-4 transition-colors duration-150 select-none hover:border-accent has-checked:border-accent has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            key={name}
          >
            <input
              checked={chosen.includes(name)}
              className="sr-only"
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
              }
              type="checkbox"
            />
            <Icon className="size-4" name={chosen.includes(name) ? 'check' : 'plus'} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The names of the subjects of a grade level; undefined until they are loaded. */
function useSubjectNames(gradeLevel: GradeLevel | null): string[] | undefined {
  const { data } = useQuery({
    queryKey: ['subject names'],
    queryFn: listSubjectNames,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data && subjectNamesOf(data, contentClass(gradeLevel))
}
