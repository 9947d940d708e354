import { useQuery } from '@tanstack/react-query'
import type { SchoolClass } from '#domain/catalogue/school-class.ts'
import { listSubjects } from '#src/content/catalogue-data.ts'

/**
 * The subjects of a class; null while the class is unknown. The file is fetched again as long as the connection fails.
 */
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
