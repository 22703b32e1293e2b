import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from './uploadFile.ts';

interface Place {
  /** Ids of the files that are there already: the same bytes have the same id. */
  known: readonly string[];
  /** As many may be there in the end. */
  max: number;
}

interface UploadedFile {
  id: string;
  name: string;
}

/** Sends chosen files to the gateway one after the other; the last refusal stands in `problem`. */
export function useUploads(purpose: string) {
  const { t } = useTranslation();
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** Gives those that are new, as far as there is room. Never rejects. */
  const upload = useCallback(
    async (files: readonly File[], { known, max }: Place): Promise<UploadedFile[]> => {
      setUploading(true);
      const added: UploadedFile[] = [];
      let refused: string | null = null;
      for (const file of files.slice(0, max - known.length)) {
        const uploaded = await uploadFile(purpose, file);
        if ('problem' in uploaded) refused = t('{{file}}: {{problem}}', { file: file.name, problem: uploaded.problem });
        else if (![...known, ...added.map(({ id }) => id)].includes(uploaded.id)) added.push({ id: uploaded.id, name: file.name });
      }
      setProblem(refused);
      setUploading(false);
      return added;
    },
    [purpose, t],
  );
  return { upload, isUploading, problem };
}
