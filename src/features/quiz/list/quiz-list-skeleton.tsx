import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

export function QuizListSkeleton() {
  return (
    <Skeleton className="grid gap-4 md:grid-cols-2 xl:grid-cols-3" text="Loading quizzes...">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
        <div className="card flex flex-col gap-3 p-4" key={card}>
          <Bone className="h-5 w-1/2" />
          <Bone className="h-7 w-3/4" />
          <Bone className="h-12 w-full" />
          <Bone className="h-5 w-2/3" />
          <Bone className="h-11 w-full" />
        </div>
      ))}
    </Skeleton>
  )
}
