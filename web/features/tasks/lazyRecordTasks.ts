import { lazyPart } from '../../ui/lazyPart.tsx';

/** The tasks about a record; loaded when its page is shown. */
export const RecordTasks = lazyPart(() => import('./components/RecordTasks.tsx'), 'RecordTasks');
