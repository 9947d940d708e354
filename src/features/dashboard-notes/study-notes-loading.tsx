import { Bone, Skeleton } from '../../ui/skeleton.tsx'

export function StudyNotesLoading() {
  return (
    <Skeleton className="flex flex-col gap-6" text="Loading subjects...">
      <Bone className="h-14 w-48" />
      <Bone className="h-11" />
      <Bone className="h-24 rounded-lg" />
      <Bone className="h-20 rounded-lg" />
      <Bone className="h-20 rounded-lg" />
      <Bone className="h-20 rounded-lg" />
    </Skeleton>
  )
}
