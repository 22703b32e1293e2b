/**
 * @generated SignedSource<<623c0266b41173b9b72c787063534f4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaskPriority = "HIGH" | "LOW" | "NORMAL" | "URGENT" | "%future added value";
export type TaskRecordKind = "CUSTOMER" | "ORDER" | "PRODUCT" | "PURCHASE" | "STATEMENT" | "WEB_ORDER" | "%future added value";
export type TaskStatus = "CANCELLED" | "DONE" | "IN_PROGRESS" | "PENDING" | "%future added value";
export type TaskType = "CALL" | "COURIER" | "CUSTOM" | "FOLLOW_UP" | "RETURN" | "STOCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type taskColumns_task$data = {
  readonly assigneeName: string;
  readonly attentionAt: string;
  readonly createdAt: string;
  readonly createdByName: string;
  readonly dueAt: string;
  readonly endedAt: string | null | undefined;
  readonly endedByName: string;
  readonly id: string;
  readonly isOverdue: boolean;
  readonly message: string;
  readonly messageKey: string;
  readonly messageValues: Record<string, unknown>;
  readonly priority: TaskPriority;
  readonly recordId: string | null | undefined;
  readonly recordKind: TaskRecordKind | null | undefined;
  readonly recordLabel: string;
  readonly snoozedUntil: string | null | undefined;
  readonly status: TaskStatus;
  readonly type: TaskType;
  readonly " $fragmentType": "taskColumns_task";
};
export type taskColumns_task$key = {
  readonly " $data"?: taskColumns_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskColumns_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "taskColumns_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": "message",
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageValues",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snoozedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attentionAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assigneeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordKind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedByName",
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "c245bd3dce912281b7b6cba8507c537d";

export default node;
