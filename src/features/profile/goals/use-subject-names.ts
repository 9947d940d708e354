import { useQuery } from '@tanstack/react-query'
import { contentClass, type GradeLevel } from '#domain/account/grade-level.ts'
import { subjectNamesOf } from '#domain/study/target-subjects.ts'
import { listSubjectNames } from '#src/content/catalogue-data.ts'

/** The names of the subjects of a grade level; undefined until they are loaded. */
export function useSubjectNames(gradeLevel: GradeLevel | null): string[] | undefined {
  const { data } = useQuery({
    queryKey: ['subject names'],
    queryFn: listSubjectNames,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data && subjectNamesOf(data, contentClass(gradeLevel))
}
