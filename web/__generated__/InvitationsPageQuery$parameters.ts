/**
 * @generated SignedSource<<6e2bb364b0b1ba4bdf5ead571eb22f02>>
 * @relayHash adc0fc8726b3eeb43b522f97af50e314
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd0aad313249f11f0374360b4979c9f5b99e884e1eef9f4d8cc523f6c9701e75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationsPageQuery } from './InvitationsPageQuery.graphql';

const node: PreloadableConcreteRequest<InvitationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd0aad313249f11f0374360b4979c9f5b99e884e1eef9f4d8cc523f6c9701e75",
    "metadata": {},
    "name": "InvitationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
