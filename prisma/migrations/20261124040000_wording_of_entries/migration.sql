-- AlterTable
ALTER TABLE "JournalEntry" ADD COLUMN     "wording" JSONB;
