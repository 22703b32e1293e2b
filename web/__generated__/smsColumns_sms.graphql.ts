/**
 * @generated SignedSource<<0cf00347dae5d686bfc8aa8d4b5fb618>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SmsStatus = "DELIVERED" | "FAILED" | "QUEUED" | "REFUNDED" | "SENT" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type smsColumns_sms$data = {
  readonly cost: number;
  readonly createdAt: string;
  readonly gateway: string;
  readonly id: string;
  readonly message: string;
  readonly mobileNumber: string;
  readonly providerMessage: string | null | undefined;
  readonly segments: number;
  readonly senderName: string;
  readonly status: SmsStatus;
  readonly " $fragmentType": "smsColumns_sms";
};
export type smsColumns_sms$key = {
  readonly " $data"?: smsColumns_sms$data;
  readonly " $fragmentSpreads": FragmentRefs<"smsColumns_sms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "smsColumns_sms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "mobileNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "segments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cost",
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
      "name": "gateway",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providerMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senderName",
      "storageKey": null
    }
  ],
  "type": "SmsMessage",
  "abstractKey": null
};

(node as any).hash = "ce5c2b4a22c8ed10ce463d983f40a1f8";

export default node;
