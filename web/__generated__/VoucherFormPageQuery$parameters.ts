/**
 * @generated SignedSource<<9aa30a93eddbe15f41130a8e4edd710d>>
 * @relayHash 238a745f0b663dbf5726ec995d91b542
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4f809b04a4b4e30e5bbfb01293f644f9ed34ca4d5712926eaa4e4a6d65a49b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherFormPageQuery } from './VoucherFormPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4f809b04a4b4e30e5bbfb01293f644f9ed34ca4d5712926eaa4e4a6d65a49b2",
    "metadata": {},
    "name": "VoucherFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
