/**
 * @generated SignedSource<<62de479ef5c4ab508b1d51402bbeb43a>>
 * @relayHash 1a680737ab5ae115ec7bf7234f00b8e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47eb43a3d4322ccde405149dfdfd224eda34b1fa03ac8e5601ebddbc46b1682f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrintSettingPageQuery } from './PrintSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<PrintSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47eb43a3d4322ccde405149dfdfd224eda34b1fa03ac8e5601ebddbc46b1682f",
    "metadata": {},
    "name": "PrintSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
