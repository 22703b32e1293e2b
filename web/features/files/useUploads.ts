import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast.tsx';
import { uploadFile } from './uploadFile.ts';

export interface UploadedFile {
  id: string;
  /** The file chosen in this browser. */
  file: File;
}

interface Destination {
  /** The ids of the files already attached: equal bytes have equal ids. */
  ids: readonly string[];
  /** The largest number of files. */
  max: number;
  /** Attaches the new files; resolves to a refusal in words. Files chosen meanwhile wait until it has finished. */
  add: (files: UploadedFile[]) => Promise<string | null> | void;
}

/**
 * Uploads chosen files one after the other and attaches those that were accepted to their destination together. Files
 * chosen during an upload come after it. `problem` is the latest refusal, and `tell` sets it; one that comes when the page is
 * gone is told on a toast.
 */
export function useUploads(purpose: string, destination: Destination) {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  // The latest destination, not the one at the time of choosing: files may have been added or removed meanwhile.
  const newest = useRef(destination);
  const queue = useRef(Promise.resolve());
  const isGone = useRef(false);
  useEffect(() => {
    newest.current = destination;
  });
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );

  const tell = useCallback((refusal: string | null) => {
    if (refusal && isGone.current) toast.error(refusal);
    else setProblem(refusal);
  }, []);

  const send = useCallback(
    async (files: readonly File[]) => {
      const taken: UploadedFile[] = [];
      let refusal: string | null = null;
      for (const file of files) {
        if (newest.current.ids.length + taken.length >= newest.current.max) {
          refusal = t('At most {{limit}} files are kept here.', { limit: newest.current.max });
          break;
        }
        const uploaded = await uploadFile(purpose, file);
        if ('problem' in uploaded) refusal = t('{{file}}: {{problem}}', { file: file.name, problem: uploaded.problem });
        else if (!taken.some(({ id }) => id === uploaded.id)) taken.push({ id: uploaded.id, file });
      }
      const { ids, max, add } = newest.current;
      const added = taken.filter(({ id }) => !ids.includes(id)).slice(0, max - ids.length);
      const refused = added.length > 0 ? await add(added) : null;
      tell(refused ?? refusal);
    },
    [purpose, t, tell],
  );

  const upload = useCallback(
    (files: readonly File[]) => {
      setWaiting((count) => count + 1);
      queue.current = queue.current
        .then(() => send(files))
        .catch(reportError)
        .finally(() => setWaiting((count) => count - 1));
    },
    [send],
  );
  return { upload, isUploading: waiting > 0, problem, tell };
}
