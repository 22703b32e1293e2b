/**
 * @generated SignedSource<<f3176984b2e5e665b3772595216046cf>>
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
  readonly providerCode: string | null | undefined;
  readonly providerId: string | null | undefined;
  readonly providerMessage: string | null | undefined;
  readonly segments: number;
  readonly senderName: string;
  readonly sentAt: string | null | undefined;
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
      "name": "sentAt",
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
      "name": "providerCode",
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
      "name": "providerId",
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

(node as any).hash = "bba057261d255293376fe55bf4ba8cee";

export default node;
