/**
 * @generated SignedSource<<8673a543fe2b921ae1431943b16844b1>>
 * @relayHash 164549c5a0e0d44d66b195b3d4af935f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d24697c1d6ae73e035e3570f562ead8ffecabb772f89eea420e23afb289486a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherPageQuery } from './VoucherPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d24697c1d6ae73e035e3570f562ead8ffecabb772f89eea420e23afb289486a",
    "metadata": {},
    "name": "VoucherPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
