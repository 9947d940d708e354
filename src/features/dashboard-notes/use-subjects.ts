import { useQuery } from '@tanstack/react-query'
import type { SchoolClass } from '../../../domain/catalogue/school-class.ts'
import { listSubjects } from '../../content/catalogue-data.ts'

/** The subjects of a class; null while it is not known which. The file is fetched for as long as the connection fails. */
export function useSubjects(schoolClass: SchoolClass | null) {
  return useQuery({
    queryKey: ['subjects', schoolClass],
    queryFn: () => (schoolClass ? listSubjects(schoolClass) : []),
    enabled: schoolClass !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
}
