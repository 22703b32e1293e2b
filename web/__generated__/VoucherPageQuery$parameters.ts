/**
 * @generated SignedSource<<5bcd5b2f67de8e055ca4813cdf0688f0>>
 * @relayHash 3096731832a9b7def1d4c2c87483d10e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f2ab823ec2ee34c25dc1fd3e469fba8b3936e4902407c6b77709b45f7b811eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherPageQuery } from './VoucherPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f2ab823ec2ee34c25dc1fd3e469fba8b3936e4902407c6b77709b45f7b811eb",
    "metadata": {},
    "name": "VoucherPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
