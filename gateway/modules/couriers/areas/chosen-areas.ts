import { z } from 'zod';
import { requiredText, text } from '../../../commands/fields.ts';
import type { CommandContext } from '../../../commands/command.ts';
import { toJson } from '../../../db/json-rows.ts';
import { NotFoundError } from '../../../errors.ts';

/** A thana and the courier's area that stands for it. */
export const chosenArea = z.object({
  district: text(100).describe('Of the orders, as it stands there.'),
  thana: text(100).describe('Of the orders, as it stands there.'),
  code: requiredText(50).describe("The courier's id of its area."),
});

/** Saves the areas that a person chose or accepted. Throws NotFoundError for an area that the courier does not have. */
export async function keepChosenAreas(
  { tx, session: { businessId, actorName } }: CommandContext, courierId: string, areas: readonly z.output<typeof chosenArea>[],
): Promise<void> {
  if (areas.length === 0) return;
  const codes = [...new Set(areas.map(({ code }) => code))];
  const known = await tx.courierArea.count({ where: { businessId, courierId, code: { in: codes } } });
  if (known !== codes.length) throw new NotFoundError('Area');
  const rows = [...new Map(areas.map((area) => [`${area.district}\n${area.thana}`, area])).values()];
  await tx.$executeRaw`
    INSERT INTO "CourierPlace" ("businessId", "courierId", "district", "thana", "areaCode", "chosenByName")
    SELECT ${businessId}::uuid, ${courierId}::uuid, r."district", r."thana", r."code", ${actorName}
    FROM json_to_recordset(${toJson(rows)}::json) AS r ("district" text, "thana" text, "code" text)
    ORDER BY r."district", r."thana"
    ON CONFLICT ("businessId", "courierId", "district", "thana") DO UPDATE
      SET "areaCode" = excluded."areaCode", "chosenByName" = excluded."chosenByName"
      WHERE "CourierPlace"."areaCode" <> excluded."areaCode"`;
}
