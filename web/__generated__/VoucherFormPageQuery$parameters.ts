/**
 * @generated SignedSource<<817ad8d7e56fea2fb8093763d2a3ce27>>
 * @relayHash ed79299d46862989a982a4eb8725a5ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e8f9c9df3d822fcb7c9263e71daf5ae7bff746f33dc3c361e963528fe803c73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherFormPageQuery } from './VoucherFormPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e8f9c9df3d822fcb7c9263e71daf5ae7bff746f33dc3c361e963528fe803c73",
    "metadata": {},
    "name": "VoucherFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
